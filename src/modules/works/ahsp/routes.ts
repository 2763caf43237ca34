import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { dropAnalysis, showAnalyses, writeAnalyses, writeAnalysis } from './keep-analysis.ts'

/** The doors of the library of unit-price analyses. */
export const analysisRoutes: readonly Served[] = [
  serve(contract.listAnalyses, ({ tx, actor }) => showAnalyses(tx, actor)),
  serve(contract.saveAnalysis, ({ tx, actor, asked }) => writeAnalysis(tx, actor, asked)),
  serve(contract.keepAnalyses, ({ tx, actor, asked }) => writeAnalyses(tx, actor, asked)),
  serve(contract.removeAnalysis, ({ tx, actor, asked }) => dropAnalysis(tx, actor, asked)),
]
