interface FiguresProps {
  figures: readonly { label: string; value: number | undefined }[];
}

/** Figures of a list, side by side; a dash until they are there. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? "–" : value.toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
