"use client";

interface TilesProps<Value> {
  legend: string;
  options: readonly { value: Value; label: React.ReactNode; icon?: React.ReactNode }[];
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
  /** Icon above word. */
  tall?: boolean;
}

/** Any of a few, all in sight: checkboxes as raised tiles. */
export function Tiles<Value extends string | number>(props: TilesProps<Value>) {
  const { legend, options, chosen, onChoose, tall = false } = props;
  const without = (value: Value) => chosen.filter((one) => one !== value);
  return (
    <fieldset>
      <legend className="eyebrow mb-2">{legend}</legend>
      <div className={tall ? "seg tall tiles" : "seg tiles"}>
        {options.map(({ value, label, icon }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => onChoose(event.target.checked ? [...chosen, value] : without(value))}
            />
            {icon}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
