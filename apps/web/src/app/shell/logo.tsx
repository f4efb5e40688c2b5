const NAME = { first: "Quiz", marked: "mill" };

/** The name with a pen stroke under it. */
export function Logo() {
  return (
    <span className="text-[1.16rem] font-[720] tracking-[-0.02em]">
      {NAME.first}
      <span className="bg-linear-[transparent_58%,var(--logo-stroke)_58%,var(--logo-stroke)_92%,transparent_92%] px-0.5">
        {NAME.marked}
      </span>
    </span>
  );
}
