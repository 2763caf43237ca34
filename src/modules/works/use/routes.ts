import { serve, type Served } from '#kit/http/serve.ts'
import * as use from './contract.ts'
import { materialUseFile, showMaterialUse } from './show-use.ts'

export const materialUseRoutes: readonly Served[] = [
  serve(use.openMaterialUse, ({ tx, actor, asked }) => showMaterialUse(tx, actor, asked.id)),
  serve(use.exportMaterialUse, ({ tx, actor, asked }) => materialUseFile(tx, actor, asked)),
]
