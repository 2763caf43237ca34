import { useLocation } from '@tanstack/react-router'

/** A sentence another page left for this one: 'Kata sandi baru disimpan.' Kept in the history entry, not in the address. */
export function useNews(): string | undefined {
  const state = useLocation({ select: (location) => location.state as { news?: unknown } })
  return typeof state.news === 'string' ? state.news : undefined
}

/** The history state that carries a sentence to the next page. */
export function withNews(news: string): never {
  return { news } as never
}
