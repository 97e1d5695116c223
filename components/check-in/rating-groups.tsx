import { Slider } from "@/components/ui/slider";
import { DIMENSION, DIMENSION_GROUPS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";

interface RatingGroupsProps {
  levels: Levels;
  onRate: (key: DimensionKey, level: number) => void;
}

/** The fifteen sliders in their five groups. */
export function RatingGroups({ levels, onRate }: RatingGroupsProps) {
  return (
    <div className="rating-groups masonry">
      {DIMENSION_GROUPS.map((group) => (
        <fieldset key={group.title} className="card">
          {/* A legend can't be laid out like a heading, so it speaks and its copy shows. */}
          <legend className="sr-only">
            <h2>{group.title}</h2>
          </legend>
          <p className="card-title" aria-hidden="true">
            {group.title}
          </p>
          {group.keys.map((key) => (
            <Slider
              key={key}
              name={key}
              label={DIMENSION[key].label}
              words={DIMENSION[key].words}
              value={levels[key]}
              onChange={(level) => onRate(key, level)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
