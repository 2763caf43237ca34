import { file, serve, type Served } from '#kit/http/serve.ts'
import { identityOf } from '#modules/company/website/identity.ts'
import { answerSchemas } from './answer-schemas.ts'
import { answerTexts, type AnswerText } from './answer-text.ts'
import { apiDocs } from './contract.ts'
import { describe } from './describe.ts'
import { docsPage } from './page.ts'
import { saidTexts } from './said-text.ts'
import type { Json } from './type-schema.ts'

/** Nothing but our own files, and no script, style or form that is written into the page or leads elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The door that describes the others: data for programs, a page for who opens it in a browser. */
export function docsRoute(departments: Readonly<Record<string, readonly Served[]>>): Served {
  // Made when somebody first asks: a start has no time for it.
  let described: Json | undefined
  let answers: ReadonlyMap<string, AnswerText> | undefined
  const endpoints = Object.values(departments).flatMap((routes) => routes.map(({ endpoint }) => endpoint))
  return serve(apiDocs, async ({ tx, asked, caller }) => {
    answers ??= await answerTexts()
    if (!caller.wantsPage) return (described ??= describe([...endpoints, apiDocs], answerSchemas(answers), saidTexts()))
    const { name, pictures } = await identityOf(tx)
    const shown = { departments, answers, name, logo: pictures.logo }
    return file({
      name: 'api.html',
      type: 'text/html; charset=utf-8',
      inline: true,
      body: Buffer.from(docsPage(shown, asked)),
      headers: { 'Content-Security-Policy': POLICY, Vary: 'Accept, Cookie' },
    })
  })
}
