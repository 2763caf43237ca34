import { dayIn, type Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'

/** The day it is in the company. */
export function today(actor: Actor): Day {
  return dayIn(actor.zone, now())
}

/** This very moment, as rows keep it. */
export function instant(): string {
  return now().toISOString()
}
