import { escaped } from '#ground/markup.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { Served } from '#kit/http/serve.ts'
import type { AnswerText } from './answer-text.ts'
import { howToCall } from './describe.ts'
import { doorText } from './door-text.ts'
import { sheets } from './sheets.ts'

/** What the page shows: the doors by department, and whose house it is. */
export interface Shown {
  readonly departments: Readonly<Record<string, readonly Served[]>>
  readonly answers: ReadonlyMap<string, AnswerText>
  readonly name: string
  readonly logo: string | null
}

interface Asked {
  readonly q?: string | undefined
  readonly bagian?: string | undefined
}

interface Group {
  readonly title: string
  readonly doors: readonly Endpoint[]
}

/** The readable page of every door: one department at a time, or all doors that hold the words looked for. */
export function docsPage({ departments, answers, name, logo }: Shown, asked: Asked): string {
  const all = Object.entries(departments).map(([title, routes]): Group => ({
    title,
    doors: routes.map(({ endpoint }) => endpoint),
  }))
  const words = (asked.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const chosen = words.length > 0 ? undefined : (all.find(({ title }) => title === asked.bagian) ?? all[0])
  const shown = chosen ? [chosen] : all.flatMap((group) => matching(group, words))
  const count = shown.reduce((sum, { doors }) => sum + doors.length, 0)
  const groups = shown.map(
    ({ title, doors }) => `<section aria-label="${escaped(title)}" class="rounded-lg border border-border bg-card">
<div class="flex min-h-12 items-center gap-2 px-5"><h2 class="mr-auto text-sm font-semibold">${escaped(title)}</h2>
<span class="text-small text-muted-foreground figures">${doors.length} alamat</span></div>
${doors.map((door) => doorText(door, answers.get(`${door.method} ${door.path}`))).join('\n')}</section>`,
  )
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dokumentasi API · ${escaped(name)}</title><link rel="icon" href="/mark.svg" type="image/svg+xml">
<script src="/theme.js"></script>${sheets()
    .map((address) => `<link rel="stylesheet" href="${escaped(address)}">`)
    .join('')}</head>
<body class="bg-background text-foreground">
<header class="flex min-h-14 items-center gap-3 border-b border-border bg-card px-6 max-md:px-4">
<a href="/dashboard" class="flex items-center gap-2.5 text-base font-semibold">
<img src="${escaped(logo ?? '/mark.svg')}" alt="" class="max-h-8"> ${logo ? `<span class="sr-only">${escaped(name)}</span>` : escaped(name)}</a>
<a href="/dashboard" class="ml-auto text-small font-medium text-primary hover:underline">Ke Dashboard</a></header>
<main class="mx-auto grid w-full max-w-275 gap-5 p-6 max-md:p-4">
<div><h1 class="text-xl font-semibold">Dokumentasi API</h1>
<p class="mt-1 text-small text-muted-foreground">Alamat yang bisa dipanggil program lain atas nama Anda. Uang, jumlah, dan persen
dikirim sebagai teks desimal; hari sebagai YYYY-MM-DD; waktu sebagai ISO UTC. Program yang meminta
<code class="font-mono">application/json</code> di alamat ini menerima deskripsi OpenAPI 3.1, dengan keterangan tiap alamat dan isian dalam
bahasa Inggris.</p>
<p class="mt-1 text-small text-muted-foreground">${escaped(howToCall)}</p></div>
<form method="get" action="/api/docs" role="search" class="flex flex-wrap gap-3">
<input type="search" name="q" value="${escaped(asked.q ?? '')}" maxlength="100" aria-label="Cari alamat"
placeholder="Cari alamat, izin, atau nama isian" autocomplete="off"
class="h-9 min-w-0 flex-1 rounded-md border border-input bg-card px-3 text-sm max-md:h-12 max-md:text-base">
<button class="h-9 flex-none rounded-md bg-primary px-4 text-sm font-medium text-primary-foreground hover:bg-primary-hover max-md:h-12">Cari</button></form>
<nav aria-label="Bagian" class="-mx-1 flex flex-wrap gap-2 p-1 max-md:flex-nowrap max-md:overflow-x-auto">${all.map((group) => tab(group, chosen)).join('\n')}</nav>
${words.length > 0 ? `<p role="status" class="text-small text-muted-foreground">${count === 0 ? 'Tidak ada alamat yang cocok. Periksa ejaan atau pilih satu bagian.' : `${count} alamat memuat “${escaped(asked.q ?? '')}”.`}</p>` : ''}
${groups.join('\n')}
</main></body></html>`
}

function tab({ title, doors }: Group, chosen: Group | undefined): string {
  const isHere = title === chosen?.title
  const look = isHere
    ? 'border-transparent bg-primary-soft font-medium text-primary-soft-foreground'
    : 'border-border-strong bg-card hover:bg-row-hover'
  return `<a href="/api/docs?bagian=${encodeURIComponent(title)}"${isHere ? ' aria-current="page"' : ''} class="inline-flex h-8 flex-none items-center gap-1.5 rounded-full border px-3 text-small max-md:h-11 ${look}">${escaped(title)} <span class="figures">${doors.length}</span></a>`
}

function matching({ title, doors }: Group, words: readonly string[]): Group[] {
  const found = doors.filter((door) => {
    const fields = 'shape' in door.input ? Object.keys(door.input.shape as object) : []
    const text = [title, door.method, door.path, door.permission, ...fields].flat().join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return found.length > 0 ? [{ title, doors: found }] : []
}
