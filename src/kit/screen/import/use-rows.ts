import { useEffect, useRef, useState } from 'react'
import { importRows, type ImportRow } from '#kit/import/contract.ts'
import { ask } from '../client/ask.ts'
import { ApiFailure, isAborted } from '../client/failure.ts'

type Only = 'error' | 'twin' | 'kept' | undefined

/** The rows of a file as they are scrolled to, a piece at a time. */
export interface Rows {
  readonly rows: readonly ImportRow[]
  /** Columns in which some row was wrong when it came: they are shown first. */
  readonly wrong: ReadonlySet<string>
  readonly isLoading: boolean
  readonly failure: string | undefined
  /** Fetches the next piece, if there is one and none is on its way. */
  readonly more: () => void
  readonly replace: (row: ImportRow) => void
}

/** Reads the rows of a file in pieces of two hundred; a mended row stays where it was until the list is opened anew. */
export function useRows(id: string, only: Only): Rows {
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [hasMore, setMore] = useState(true)
  const [isLoading, setLoading] = useState(true)
  const [failure, setFailure] = useState<string>()
  const isUnderWay = useRef(false)

  const fetchAfter = async (after: number, signal?: AbortSignal) => {
    isUnderWay.current = true
    setLoading(true)
    setFailure(undefined)
    try {
      const input = { id, ...(only && { only }), ...(after > 0 && { after: String(after) }) }
      const piece = await ask(importRows, input, { isQuiet: true, ...(signal && { signal }) })
      setRows((known) => (after === 0 ? piece.rows : [...known, ...piece.rows]))
      setWrong((known) => new Set([...known, ...piece.rows.flatMap((row) => Object.keys(row.errors ?? {}))]))
      setMore(piece.more)
    } catch (error) {
      if (isAborted(error)) return
      setFailure(error instanceof ApiFailure ? error.message : 'Baris gagal dimuat.')
    }
    isUnderWay.current = false
    setLoading(false)
  }

  useEffect(() => {
    const ending = new AbortController()
    void fetchAfter(0, ending.signal)
    return () => ending.abort()
    // The part is made anew for another file or another choice of rows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    rows,
    wrong,
    isLoading,
    failure,
    more: () => {
      if (hasMore && !isUnderWay.current) void fetchAfter(rows.at(-1)?.line ?? 0)
    },
    replace: (row) => setRows((known) => known.map((each) => (each.line === row.line ? row : each))),
  }
}
