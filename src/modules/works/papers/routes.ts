import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { showTerminPack, writeTerminWish } from './checklist.ts'
import * as contract from './contract.ts'
import { pressedAddendum } from './addendum-paper.ts'
import { pressedOpname } from './opname-paper.ts'
import { pressedHandover, pressedPack } from './press.ts'
import { pressedSchedule } from './schedule-paper.ts'
import { pressedSubcontract } from './subcontract-paper.ts'

/** The doors of papers of a contract of work. */
export const worksPaperRoutes: readonly Served[] = [
  serve(contract.openTerminPack, ({ tx, actor, asked }) => showTerminPack(tx, actor, asked)),
  serve(contract.saveTerminWish, ({ tx, actor, asked }) => writeTerminWish(tx, actor, asked)),
  serve(contract.printTerminPack, async ({ tx, actor, asked }) => asPdf(await pressedPack(tx, actor, asked))),
  serve(contract.printHandover, async ({ tx, actor, asked }) => asPdf(await pressedHandover(tx, actor, asked))),
  serve(contract.printSchedule, async ({ tx, actor, asked }) => asPdf(await pressedSchedule(tx, actor, asked.id))),
  serve(contract.printAddendum, async ({ tx, actor, asked }) => asPdf(await pressedAddendum(tx, actor, asked.id))),
  serve(contract.printOpname, async ({ tx, actor, asked }) => asPdf(await pressedOpname(tx, actor, asked.id))),
  serve(contract.printSubcontract, async ({ tx, actor, asked }) =>
    asPdf(await pressedSubcontract(tx, actor, asked.id)),
  ),
]
