import { command } from "../lib/command.mjs";
import { becomeNext, endWithNpm, untilHealthy, welcome } from "../lib/next-server.mjs";
import { ensureBuilt, prepare, prepareDatabase } from "../lib/prepare.mjs";

// `npm start`: from a bare checkout to a running server. `npm run dev`: one that follows every change of the sources.
await command(async () => {
  endWithNpm();
  const follows = process.argv[2] === "dev";
  const settings = await prepare(follows ? "development" : "production");
  await Promise.all([prepareDatabase(settings), follows || ensureBuilt(settings.env)]);
  const unmute = follows ? () => {} : mute();
  await becomeNext(follows ? "dev" : "start", settings);
  await untilHealthy(settings.port);
  unmute();
  console.log(welcome(settings));
});

/** Next's own banner would say the same once more, with other words. */
function mute() {
  const { log } = console;
  console.log = () => {};
  return () => {
    console.log = log;
  };
}
