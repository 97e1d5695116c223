import { CrisisLines } from "@/components/crisis/crisis-lines";
import { operatorFacts } from "@/lib/config/operator";
import type { LegalBlock } from "./legal-section";
import { LinkedText } from "./linked-text";

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never change places
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p className="mt-3">
        <LinkedText text={block} />
      </p>
    );
  }
  if ("show" in block) return block.show === "operator" ? <OperatorFacts /> : <CrisisLines />;
  return (
    <ul className="mt-3 grid list-disc gap-2 pl-5">
      {block.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

function OperatorFacts() {
  return (
    <dl className="mt-4 grid gap-3 rounded-lg bg-surface-sunken p-4">
      {operatorFacts().map(({ label, value }) => (
        <div key={label} className="grid sm:grid-cols-[13rem_1fr]">
          <dt className="font-medium">{label}</dt>
          <dd className="text-ink-soft">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
