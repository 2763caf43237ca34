import { escaped } from '#ground/markup.ts'
import type { Endpoint, Method } from '#kit/http/endpoint.ts'
import type { AnswerText } from './answer-text.ts'
import { needsOf, operationOf } from './describe.ts'
import { fileText } from './file-text.ts'
import { shapeText, type Schema } from './shape-text.ts'

const tones: Readonly<Record<Method, string>> = {
  GET: 'bg-info-soft text-info',
  POST: 'bg-success-soft text-success',
  PUT: 'bg-warning-soft text-warning',
  PATCH: 'bg-warning-soft text-warning',
  DELETE: 'bg-danger-soft text-danger',
}

interface Operation {
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  /** Of a door that takes a file it is a form, which the text above the fields says. */
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } }
  readonly responses: { readonly 200: { readonly description: string } }
}

interface Field {
  readonly name: string
  readonly place: string
  readonly isRequired: boolean
  readonly schema: Schema
}

const places: Readonly<Record<string, string>> = { path: 'alamat', query: 'kueri', header: 'kepala' }

/** One door: method and address at a glance, what it takes and answers when opened. */
export function doorText(door: Endpoint, answer: AnswerText | undefined): string {
  const operation = operationOf(door) as unknown as Operation
  const fields = fieldsOf(operation)
  const withheld = operation.responses[200].description.replace(/^OK\.? ?/, '')
  return `<details class="border-t border-border-subtle">
<summary class="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 hover:bg-row-hover max-md:min-h-12">
<span class="w-16 flex-none rounded-full py-0.5 text-center text-xs font-medium ${tones[door.method]}">${door.method}</span>
<code class="min-w-0 font-mono text-small break-all">${escaped(door.path.replaceAll(/:([A-Za-z]+)/g, '{$1}'))}</code>
<span class="ml-auto text-xs text-muted-foreground">${escaped(rightOf(door))}</span></summary>
<div class="grid gap-3 px-5 pt-1 pb-4 text-small"><p class="text-muted-foreground">${escaped(needsOf(door))}${
    door.secondFactor ? ' Verifikasi dua langkah diminta lagi sesudah sepuluh menit.' : ''
  }${door.multipart ? ' Berkas dikirim sebagai multipart/form-data.' : ''}</p>
${fields.length > 0 ? tableOf(fields) : '<p class="text-muted-foreground">Tanpa isian.</p>'}
${answerOf(door, answer, withheld)}</div></details>`
}

function rightOf({ permission }: Endpoint): string {
  if (permission === 'public') return 'terbuka'
  return permission === 'signed-in' ? 'sudah masuk' : [permission].flat().join(' atau ')
}

function fieldsOf({ parameters, requestBody }: Operation): Field[] {
  const body = requestBody?.content['application/json']?.schema
  return [
    ...parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place: places[place] ?? place,
      isRequired: required,
      schema,
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      place: 'badan',
      isRequired: body?.required?.includes(name) ?? false,
      schema,
    })),
  ]
}

function tableOf(fields: readonly Field[]): string {
  const rows = fields.map(
    ({ name, place, isRequired, schema }) => `<tr class="border-t border-border-subtle align-top">
<td class="py-1.5 pr-3 font-mono break-all">${escaped(name)}</td><td class="py-1.5 pr-3">${escaped(place)}</td>
<td class="py-1.5 pr-3">${isRequired ? 'wajib' : 'opsional'}</td><td class="py-1.5 break-words">${escaped(shapeText(schema))}</td></tr>`,
  )
  return `<table class="w-full text-left text-small"><thead class="text-xs text-muted-foreground"><tr>
<th class="w-1/4 py-1 pr-3 font-medium">Isian</th><th class="w-20 py-1 pr-3 font-medium">Di mana</th>
<th class="w-20 py-1 pr-3 font-medium">Perlu</th><th class="py-1 font-medium">Bentuk</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`
}

function answerOf(door: Endpoint, answer: AnswerText | undefined, withheld: string): string {
  const told = withheld ? `<p class="text-muted-foreground">${escaped(withheld)}</p>` : ''
  if (!answer) return told
  if (answer.type === 'never') return `<p>Jawaban: ${escaped(fileText(door))}.</p>${told}`
  const shapes = answer.shapes.map((shape) => `\n\n${shape}`).join('')
  return `<p>Jawaban:</p><pre tabindex="0" aria-label="Bentuk jawaban" class="max-h-80 overflow-auto rounded-md bg-muted p-3 font-mono text-xs">${escaped(answer.type + shapes)}</pre>${told}`
}
