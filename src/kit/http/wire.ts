/** Whole rupiah as decimal text: '57417525'. */
export type MoneyText = string
/** A quantity as decimal text: '12.5'. */
export type QtyText = string
/** A unit price as decimal text: '68000.5'. */
export type PriceText = string
/** A percentage as decimal text: '2.5'. */
export type PercentText = string
/** A calendar day 'YYYY-MM-DD'. */
export type DayText = string
/** An instant, ISO 8601 in UTC. */
export type InstantText = string
