import { isEverTold, lifelikeYear, linkedMembers } from "@/tests/support/lifelike-members";
import type { Row } from "../support/row";

const WITHOUT_LINKS = 2_000;
const LINKED = 500;
const ENTRIES = 60;

/** How often members are told of a link between something and their mood: of one that isn't there, and of one that is. */
export async function insights(): Promise<Row[]> {
  let told = 0;
  for (let member = 0; member < WITHOUT_LINKS; member += 1) {
    if (isEverTold(lifelikeYear(`without links ${member}`))) told += 1;
  }
  return [
    {
      figure: "Of 100 members without links, told of one in a year",
      ...shareOf(told, WITHOUT_LINKS),
      target: 5,
    },
    { ...foundRow(0.5, 0.6), target: 90, higherIsBetter: true },
    { ...foundRow(0.4, 0.5), higherIsBetter: true },
  ];
}

function foundRow(least: number, most: number): Row {
  const found = linkedMembers(LINKED, least, most).filter(({ key, year }) => {
    return isEverTold(year.slice(0, ENTRIES), key);
  });
  const figure = `Of 100 with a link of ${least} to ${most} (rank correlation), told within ${ENTRIES} entries`;
  return { figure, ...shareOf(found.length, LINKED) };
}

function shareOf(hits: number, of: number): { value: number; note: string } {
  const [low, high] = wilson(hits, of).map((share) => (100 * share).toFixed(1));
  return { value: (100 * hits) / of, note: `${hits} of ${of}; 95 %: ${low} to ${high}` };
}

/** The 95 % score interval of a share (Wilson, Journal of the American Statistical Association 1927). */
function wilson(hits: number, of: number): [low: number, high: number] {
  const z = 1.96;
  const share = hits / of;
  const centre = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [(centre - half) / scale, (centre + half) / scale];
}
