import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Loaded before a program (`--import`): while the file FULL_DISK exists, its disk is full. What lies within a file can
// be written over, as on a real one; nothing can be made or grow.
const isFull = () => fs.existsSync(process.env.FULL_DISK ?? "");
const noSpace = () =>
  Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", errno: -28 });

const { writeSync, statfsSync } = fs;
fs.writeSync = (descriptor, data, offset, length, position, ...rest) => {
  const isFile = descriptor > 2 && fs.fstatSync(descriptor).isFile();
  const end = (position ?? Number.POSITIVE_INFINITY) + (length ?? 0);
  if (isFile && isFull() && end > fs.fstatSync(descriptor).size) throw noSpace();
  return writeSync(descriptor, data, offset, length, position, ...rest);
};
fs.statfsSync = (path, ...rest) => ({ ...statfsSync(path, ...rest), ...(isFull() && { bavail: 0 }) });
syncBuiltinESMExports();
