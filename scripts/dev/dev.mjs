import { command } from "../lib/command.mjs";
import { becomeNext, endWithNpm, untilHealthy, welcome } from "../lib/next-server.mjs";
import { prepare, prepareDatabase } from "../lib/prepare.mjs";

// `npm run dev`: as `npm start`, with a server that follows every change of the sources.
await command(async () => {
  endWithNpm();
  const settings = await prepare("development");
  await prepareDatabase(settings);
  await becomeNext("dev", settings);
  await untilHealthy(settings.port);
  console.log(welcome(settings));
});
