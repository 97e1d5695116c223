import { newPushKeys } from "../lib/settings.mjs";

// `npm run push:keys`: a key pair for reminders on devices, as lines for the environment.
for (const [name, key] of Object.entries(newPushKeys())) console.log(`${name}=${key}`);
