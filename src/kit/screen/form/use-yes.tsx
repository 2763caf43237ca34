import { useState, type ReactNode } from 'react'
import { ApiFailure } from '../client/failure.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** What the server refuses with this code it does after a yes, where `mayAgree` of the refusal's facts is 1. */
export interface YesQuestion {
  readonly code: string
  readonly title: string
  /** The yes, as a verb. */
  readonly act: string
}

/** Asks for the yes that an act needs. */
export interface Yes {
  /** Sends; when the refusal can be answered with a yes, asks the person and sends again, or lets it stand. */
  readonly through: <A>(send: (isAgreed: boolean) => Promise<A>) => Promise<A>
  readonly dialog: ReactNode
}

/** Turns a refusal that this person may overrule into a question; what the server said is its text. */
export function useYes(question: YesQuestion): Yes {
  const [asking, setAsking] = useState<{ readonly text: string; readonly answer: (isAgreed: boolean) => void }>()
  return {
    async through(send) {
      try {
        return await send(false)
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== question.code || error.facts['mayAgree'] !== 1) throw error
        const isAgreed = await new Promise<boolean>((answer) => setAsking({ text: error.message, answer }))
        setAsking(undefined)
        if (!isAgreed) throw error
        return send(true)
      }
    },
    dialog: asking && (
      <Dialog
        open
        mustAnswer
        onClose={() => asking.answer(false)}
        title={question.title}
        text={asking.text}
        actions={
          <>
            <Button variant="outline" onClick={() => asking.answer(false)}>
              Kembali
            </Button>
            <Button variant="filled" onClick={() => asking.answer(true)}>
              {question.act}
            </Button>
          </>
        }
      />
    ),
  }
}
