import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from '#modules/company/templates/contract.ts'
import { changeTemplate, openTemplateOf, templates } from '#modules/company/templates/templates.ts'

/** The doors of the looks of papers; the preview needs the papers themselves and stands in the app. */
export const templateRoutes: readonly Served[] = [
  serve(contract.listTemplates, ({ tx, actor }) => templates(tx, actor)),
  serve(contract.openTemplate, ({ tx, actor, asked }) => openTemplateOf(tx, actor, asked.kind)),
  serve(contract.saveTemplate, ({ tx, actor, asked }) => changeTemplate(tx, actor, asked)),
]
