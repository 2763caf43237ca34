import { knowLetters } from '#kit/paper/links/letters.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from '#modules/company/letters/contract.ts'
import { change, letterOfKind, letters, restore } from '#modules/company/letters/letters.ts'
import { changeSender, openedSender } from '#modules/company/letters/sender.ts'

knowLetters(letterOfKind)

/** The doors of who writes a company's mails, and in which words. */
export const letterRoutes: readonly Served[] = [
  serve(contract.openMailSender, ({ tx, actor }) => openedSender(tx, actor)),
  serve(contract.saveMailSender, ({ tx, actor, asked }) => changeSender(tx, actor, asked)),
  serve(contract.listLetters, ({ tx, actor }) => letters(tx, actor)),
  serve(contract.saveLetter, ({ tx, actor, asked }) => change(tx, actor, asked)),
  serve(contract.restoreLetter, ({ tx, actor, asked }) => restore(tx, actor, asked)),
]
