import * as contract from '#kit/files/contract.ts'
import { dropFile, keepFile, keptFiles, openKeptFile } from '#kit/files/keep-file.ts'
import { serve, type Served } from '#kit/http/serve.ts'

export const fileRoutes: readonly Served[] = [
  serve(contract.uploadFile, async ({ tx, actor, asked, caller }) => keepFile(tx, actor, asked, await caller.files())),
  serve(contract.filesOf, ({ tx, actor, asked }) => keptFiles(tx, actor, asked)),
  serve(contract.removeFile, ({ tx, actor, asked }) => dropFile(tx, actor, asked.id)),
  serve(contract.openFile, ({ tx, actor, asked }) => openKeptFile(tx, actor, asked.id)),
]
