/** Class of a card that people come for, or that waits for a decision: in one column it stands before the rail of its `DetailPage`. */
export const beforeRail = '@max-[880px]/record:order-first!'
