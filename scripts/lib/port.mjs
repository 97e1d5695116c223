import { connect, createServer } from "node:net";
import { Stop } from "./command.mjs";

/**
 * @param {string | undefined} value
 * @returns {number}
 */
export function readPort(value) {
  const port = Number(value || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Stop(`PORT must be a number from 1 to 65535, not "${value}".`);
}

/** @throws {Stop} when a server of ours could not listen there */
export async function requireFreePort(port, host) {
  // Some systems let two servers share a port on different addresses: whoever answers there already, wins.
  const answers = await Promise.all([canConnect(port, "127.0.0.1"), canConnect(port, "::1")]);
  const problem = answers.includes(true) ? "EADDRINUSE" : await listenProblem(port, host);
  if (problem === "EADDRINUSE") {
    throw new Stop(
      `Port ${port} is in use. Stop what is running there, or start with PORT=${port + 1} npm start`,
    );
  }
  if (problem) throw new Stop(`Port ${port} cannot be used (${problem}). Start with PORT=3000 npm start`);
}

function canConnect(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("connect", () => end(true));
    socket.on("error", () => end(false));
    socket.on("timeout", () => end(false));
  });
}

function listenProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** A port that nobody uses right now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
