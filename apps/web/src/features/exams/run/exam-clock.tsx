import { AlarmClock, Clock } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FreshText } from "../../../ui/fresh-text.tsx";
import { clockText, noticeBetween, SHORT_MS, type TimeNotice, timeLeft } from "./clock.ts";

interface ExamClockProps {
  readonly startedAt: string;
  readonly deadline: string;
  readonly clockOffsetMs: number;
  /** Called once, when the time is over. */
  readonly onOver: () => void;
}

/** The time left by the server's clock. Screen readers are told at half, five minutes and one, never every second. */
export function ExamClock({ startedAt, deadline, clockOffsetMs, onOver }: ExamClockProps) {
  const { t } = useTranslation();
  const leftMs = useTimeLeft(deadline, clockOffsetMs);
  const totalMs = Date.parse(deadline) - Date.parse(startedAt);
  const notice = useNotice(leftMs, totalMs);
  const over = useEffectEvent(onOver);
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const isShort = leftMs <= SHORT_MS;
  const Sign = isShort ? AlarmClock : Clock;
  return (
    <>
      <p
        role="timer"
        aria-label={t("exams.run.timeLeft")}
        className={`inline-flex flex-none items-center gap-1.5 rounded-key px-2.5 py-1 text-[0.94rem] tabular-nums ${
          isShort ? "bg-wrong-soft font-semibold text-wrong" : "bg-sunken"
        }`}
      >
        <Sign aria-hidden="true" className="size-4" />
        <FreshText text={clockText(leftMs)} />
      </p>
      <p role="status" className="sr-only">
        {notice && !isOver && t(`exams.run.left.${notice}`)}
      </p>
    </>
  );
}

const TICK_MS = 500;

function useTimeLeft(deadline: string, clockOffsetMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    const timer = window.setInterval(tick, TICK_MS);
    // A page that was hidden ticks too slowly.
    document.addEventListener("visibilitychange", tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return timeLeft(deadline, nowMs, clockOffsetMs);
}

function useNotice(leftMs: number, totalMs: number): TimeNotice | null {
  const before = useRef(leftMs);
  const [notice, setNotice] = useState<TimeNotice | null>(null);
  useEffect(() => {
    const passed = noticeBetween(before.current, leftMs, totalMs);
    before.current = leftMs;
    if (passed !== null) setNotice(passed);
  }, [leftMs, totalMs]);
  return notice;
}
