import type { Page } from 'playwright-core'

/** What a call answered. */
export interface Answered {
  readonly status: number
  readonly body: unknown
}

/** Sends a call as the person of a window would, with its cookies, its token and a key of its own. */
export async function sendAs(page: Page, method: string, url: string, body?: unknown): Promise<Answered> {
  const cookies = await page.context().cookies(url)
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.fetch(url, { method, headers, ...(body !== undefined && { data: body }) })
  return { status: answer.status(), body: await answer.json().catch(() => null) }
}
