import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { takeHandoverBack, writeFinalHandover, writeFirstHandover } from './keep-handover.ts'

/** The doors of handovers. */
export const handoverRoutes: readonly Served[] = [
  serve(contract.saveFirstHandover, ({ tx, actor, asked }) => writeFirstHandover(tx, actor, asked)),
  serve(contract.saveFinalHandover, ({ tx, actor, asked }) => writeFinalHandover(tx, actor, asked)),
  serve(contract.undoHandover, ({ tx, actor, asked }) => takeHandoverBack(tx, actor, asked)),
]
