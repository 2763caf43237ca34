import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { decide, voided, writeOff } from './write-off.ts'

export const writeOffRoutes: readonly Served[] = [
  serve(contract.writeOffInvoice, ({ tx, actor, asked }) => writeOff(tx, actor, asked)),
  serve(contract.decideWriteOff, ({ tx, actor, asked }) => decide(tx, actor, asked)),
  serve(contract.voidWriteOff, ({ tx, actor, asked }) => voided(tx, actor, asked)),
]
