import { register } from "node:module";

// Lets modules marked server-only load outside Next. The condition `react-server` does so as well, but with it React
// renders no mails.
const hook = `export async function resolve(specifier, context, next) {
  if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
  return next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
