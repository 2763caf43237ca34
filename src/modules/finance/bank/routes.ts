import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { bankRuleRoutes } from './change-rule.ts'
import * as contract from './contract.ts'
import { keepBothLines, makeOfBankLine, matchBankLine, undoBankMatch } from './match-line.ts'
import { showCandidates, showMatching, showProposals } from './open-matching.ts'
import { matchSureLines, showSure } from './sure-matches.ts'
import { receiveStatement } from './take-statement.ts'

export const bankRoutes: readonly Served[] = [
  ...bankRuleRoutes,
  serve(contract.openMatching, ({ tx, actor, asked }) => showMatching(tx, actor, asked)),
  serve(contract.sureMatches, ({ tx, actor, asked }) => showSure(tx, actor, asked)),
  serve(contract.matchSure, ({ tx, actor, asked }) => matchSureLines(tx, actor, asked)),
  serve(contract.matchCandidates, ({ tx, actor, asked }) => showCandidates(tx, actor, asked)),
  serve(contract.matchProposals, ({ tx, actor, asked }) => showProposals(tx, actor, asked)),
  serveOpen(contract.importStatement, receiveStatement),
  serve(contract.matchLine, ({ tx, actor, asked }) => matchBankLine(tx, actor, asked)),
  serve(contract.makeFromLine, ({ tx, actor, asked }) => makeOfBankLine(tx, actor, asked)),
  serve(contract.undoMatch, ({ tx, actor, asked }) => undoBankMatch(tx, actor, asked)),
  serve(contract.keepBoth, ({ tx, actor, asked }) => keepBothLines(tx, actor, asked)),
]
