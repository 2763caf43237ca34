import { vi } from 'vitest'

/** What the server answers to one upload; no answer is a broken line. */
export type Reply = { readonly status: number; readonly body: object } | undefined

/** Stands where the line to the server would be: answers in turn, the last one for ever. */
export function aLine(...replies: readonly Reply[]) {
  const sent: FormData[] = []
  let held: (() => void)[] = []
  let isHeld = false
  class Line extends EventTarget {
    status = 0
    responseText = ''
    withCredentials = false
    readonly upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
      this.dispatchEvent(new Event('loadend'))
    }
    send(body: FormData) {
      const reply = replies[Math.min(sent.length, replies.length - 1)]
      sent.push(body)
      const answer = () => this.answer(reply)
      if (isHeld) held.push(answer)
      else queueMicrotask(answer)
    }
    answer(reply: Reply) {
      if (reply) Object.assign(this, { status: reply.status, responseText: JSON.stringify(reply.body) })
      this.dispatchEvent(new Event(reply ? 'load' : 'error'))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Line)
  document.cookie = 'XSRF-TOKEN=t'
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
  return {
    sent,
    hold: () => void (isHeld = true),
    release: () => {
      isHeld = false
      for (const answer of held) answer()
      held = []
    },
  }
}

/** A small photo, as a person gives it. */
export const aFile = (name = 'nota.jpg') => new File(['x'], name, { type: 'image/jpeg' })

/** The server took it. */
export const kept = (id: string, name = 'nota.jpg'): Reply => ({
  status: 200,
  body: { id, slot: '', name, type: 'image/jpeg', size: 1, width: 1, height: 1, isPrivate: false },
})
