import { command } from "../lib/command.mjs";
import { becomeNext, endWithNpm, untilHealthy, welcome } from "../lib/next-server.mjs";
import { ensureBuilt, prepare, prepareDatabase } from "../lib/prepare.mjs";

// `npm start`: from a bare checkout to a running server.
await command(async () => {
  endWithNpm();
  const settings = await prepare("production");
  await Promise.all([prepareDatabase(settings), ensureBuilt(settings.env)]);
  const unmute = mute();
  await becomeNext("start", settings);
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
