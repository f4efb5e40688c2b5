import { ArrowDown, ArrowUp, X } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { useOrder } from "./use-order.ts";

interface OrderButtonsProps {
  readonly index: number;
  readonly total: number;
  readonly order: ReturnType<typeof useOrder>;
  readonly labels: { readonly up: string; readonly down: string; readonly remove: string };
}

/** Up, down and out, for one row of a list of files. */
export function OrderButtons({ index, total, order, labels }: OrderButtonsProps) {
  const isLast = index + 1 === total;
  return (
    <>
      <IconButton
        data-move="-1"
        label={labels.up}
        aria-disabled={index === 0}
        onClick={() => order.move(index, -1)}
      >
        <ArrowUp aria-hidden="true" className={`size-5 ${index === 0 ? "opacity-30" : ""}`} />
      </IconButton>
      <IconButton
        data-move="1"
        label={labels.down}
        aria-disabled={isLast}
        onClick={() => order.move(index, 1)}
      >
        <ArrowDown aria-hidden="true" className={`size-5 ${isLast ? "opacity-30" : ""}`} />
      </IconButton>
      <IconButton data-move="remove" label={labels.remove} onClick={() => order.remove(index)}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}
