import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";

const nothingHere = endpoint({ access: "public" }, async () => {
  throw new AppError("not_found", "There is nothing at this address.");
});

/** Paths that do not exist answer like every other call. */
export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as OPTIONS,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
