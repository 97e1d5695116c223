import { AppError } from "@/lib/ground/errors";
import { endpoint, route } from "@/lib/http/route";

const nothingHere = endpoint({ access: "public" }, async () => {
  throw new AppError("not_found", "There is nothing at this address.");
});

/** Paths that do not exist answer like every other call. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: nothingHere,
  POST: nothingHere,
  PUT: nothingHere,
  PATCH: nothingHere,
  DELETE: nothingHere,
});

export const OPTIONS = POST;
