import { create } from 'zustand'

export type Theme = 'light' | 'dark' | 'system'

const KEY = 'theme'
const themes: readonly string[] = ['light', 'dark', 'system'] satisfies Theme[]
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function stored(): Theme {
  const value = localStorage.getItem(KEY)
  return value && themes.includes(value) ? (value as Theme) : 'light'
}

/** The chosen theme; light until another is chosen. */
export const useTheme = create<{ readonly theme: Theme }>()(() => ({ theme: stored() }))

/** Chooses a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  useTheme.setState({ theme })
}

/** Keeps the page in the chosen theme: after a choice, in other tabs, and when the system changes. */
export function keepTheme(): void {
  const paint = () => {
    const { theme } = useTheme.getState()
    const isDark = theme === 'dark' || (theme === 'system' && prefersDark().matches)
    document.documentElement.classList.toggle('dark', isDark)
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#151B25' : '#FFFFFF')
  }
  useTheme.subscribe(paint)
  prefersDark().addEventListener('change', paint)
  addEventListener('storage', (event) => event.key === KEY && useTheme.setState({ theme: stored() }))
  paint()
}
