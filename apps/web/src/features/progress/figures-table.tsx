import type { ReactNode } from "react";

interface FiguresTableProps {
  readonly caption: string;
  /** The first names the rows; the others are over figures. */
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
}

/** A plain table of figures: names on the left, figures on the right. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  const cell = "px-2 py-1.5 text-right last:pr-0";
  return (
    <table className="w-full text-[0.94rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-[0.82rem] text-ink-soft">
        <tr className="border-b border-line">
          {head.map((name, at) => (
            <th key={name} scope="col" className={`font-normal ${at === 0 ? "py-1.5 pr-2 text-left" : cell}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} className="border-b border-line">
            <th
              scope="row"
              className="py-1.5 pr-2 text-left font-normal hyphens-auto [overflow-wrap:anywhere]"
            >
              {name}
            </th>
            {cells.map((content, at) => (
              <td key={head[at + 1]} className={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
