import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { handOver, voided } from './hand-over.ts'
import { open } from './open.ts'

export const handoverRoutes: readonly Served[] = [
  serve(contract.openHandover, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.handOver, ({ tx, actor, asked }) => handOver(tx, actor, asked)),
  serve(contract.voidHandover, ({ tx, actor, asked }) => voided(tx, actor, asked)),
]
