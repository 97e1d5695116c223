import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { Stop } from "./command.mjs";
import { root } from "./root.mjs";

/**
 * The folder that holds the demo's database, mail and keys, made when it is not there.
 *
 * @param {string | undefined} value
 * @returns {string} its absolute path
 */
export function prepareDataFolder(value) {
  const folder = resolve(root, value || ".data");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Stop(
      `Hearten keeps its data in ${folder}, but ${reason(error)}. Choose another with DATA_DIR.`,
    );
  }
  return folder;
}

function reason(error) {
  if (error.code === "EEXIST" || error.code === "ENOTDIR") return "that is a file or leads through one";
  if (error.code === "EACCES" || error.code === "EPERM") return "it may not be written";
  if (error.code === "EROFS") return "its disk is read-only";
  return `it cannot be used (${error.code ?? error.message})`;
}
