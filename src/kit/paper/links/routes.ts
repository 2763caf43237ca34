import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { answerWorker } from './answers/answer-worker.ts'
import { answerLink } from './answers/take-answer.ts'
import * as contract from './contract.ts'
import { openLink, openLinkedPaper } from './open-link.ts'
import { letterOf, linksOf, readerOf, revoke, share } from './share.ts'

/** The doors of papers that leave by link: to make, see and end one, to open it and to sign for what came with it. */
export const paperLinkRoutes: readonly Served[] = [
  serve(contract.paperReader, readerOf),
  serve(contract.paperLetter, letterOf),
  serve(contract.sharePaper, share),
  serve(contract.linksOfPaper, linksOf),
  serve(contract.revokeLink, revoke),
  serveOpen(contract.openLink, openLink),
  serveOpen(contract.openLinkedPaper, openLinkedPaper),
  serveOpen(contract.answerPaper, answerLink),
  serveOpen(contract.openAnswerWorker, answerWorker),
]
