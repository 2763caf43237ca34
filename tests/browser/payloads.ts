import type { Endpoint } from '#kit/http/endpoint.ts'
import { shapeOf, type Shape } from '../fuzz/honest.ts'

/** What would run if any page took a text for markup; the shorter ones for fields that hold little. */
const payloads = ['"><img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<b onclick=a()>', '<i>'] as const

/** Texts that must be of a kind, though their shape does not say it. */
const TYPED =
  /(^|\.)(unit|taxCode|defaultTaxCode|taxInvoiceNo|nib|website|postalCode|shortCode|account|permissions|start|end)$/
/** Money, quantities and days travel as texts of at most so many letters. */
const AMOUNT_LETTERS = 40

interface Holder {
  readonly maxLength?: number
}

/** A body with a payload in every text that people may write freely, and where they stand. */
export function poisoned(endpoint: Endpoint, honest: Readonly<Record<string, unknown>>) {
  const placed: string[] = []
  const fill = (shape: Shape & Holder, given: unknown, path: string): unknown => {
    const choices = (shape.anyOf ?? shape.oneOf ?? []) as readonly (Shape & Holder)[]
    if (choices.length > 0) {
      const one = choices.find((choice) => choice.type !== 'null')
      return one ? fill(one, given, path) : given
    }
    if (shape.type === 'object') {
      const known = (given ?? {}) as Record<string, unknown>
      const filled = Object.entries(shape.properties ?? {}).map(([key, inner]) => {
        const at = path === '' ? key : `${path}.${key}`
        return [key, isFree(inner, at) || key in known ? fill(inner, known[key], at) : known[key]] as const
      })
      return { ...known, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) }
    }
    if (shape.type === 'array') {
      const inner = typeof shape.items === 'object' ? shape.items : {}
      return Array.isArray(given) ? given.map((each) => fill(inner, each, path)) : given
    }
    if (shape.type !== 'string' || !isFree(shape, path)) return given
    const fits = payloads.find((each) => each.length <= (shape.maxLength ?? 1000))
    if (fits === undefined) return given
    placed.push(path)
    return fits
  }
  return { body: fill(shapeOf(endpoint) as Shape, honest, '') as Record<string, unknown>, placed }
}

// A choice, a form of writing or a number is no free text.
function isFree(shape: Shape, path: string): boolean {
  const inner: Shape & Holder = (shape.anyOf ?? shape.oneOf)?.find((choice) => choice.type !== 'null') ?? shape
  return (
    inner.type === 'string' &&
    inner.enum === undefined &&
    inner.const === undefined &&
    inner.format === undefined &&
    inner.pattern === undefined &&
    inner.maxLength !== AMOUNT_LETTERS &&
    !TYPED.test(path)
  )
}

/** Every text of an answer that holds a payload, as it was sent. */
export function payloadsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return payloads.some((each) => answer.includes(each)) ? [answer] : []
  if (Array.isArray(answer)) return answer.flatMap(payloadsIn)
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(payloadsIn) : []
}
