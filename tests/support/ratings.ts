import fc from "fast-check";
import { DIMENSION_KEYS, FORMS, keysOf, type Levels } from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";

export const anyLevel = fc.integer({ min: 1, max: 5 });

/** The ratings of a whole check-in or of a short one. */
export const anyRatings: fc.Arbitrary<Levels> = fc
  .record({
    form: fc.constantFrom(...FORMS),
    levels: fc.array(anyLevel, { minLength: DIMENSION_KEYS.length, maxLength: DIMENSION_KEYS.length }),
  })
  .map(({ form, levels }) =>
    levelsFrom((key) => (keysOf(form).includes(key) ? (levels[DIMENSION_KEYS.indexOf(key)] ?? 3) : null)),
  );
