import { useAct } from '#kit/screen/client/use-act.ts'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { markPrinted, openPaper, type PaperKind } from '../../papers/contract.ts'

/** Prints a paper of sales and remembers it: its history says so, and the next print is a copy. */
export function usePrintMarked() {
  const mark = useAct(markPrinted)
  return async (kind: PaperKind, id: string): Promise<void> => {
    if (await printPaper(openPaper, { kind, id })) await mark.now({ kind, id })
  }
}
