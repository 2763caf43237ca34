import { DEFAULT_LOOK } from '#kit/preferences/shapes.ts'
import { onPreferences, preferenceNow } from './preferences.ts'

/** Keeps the page's text as large as the person chose; `theme.js` has done so before the first paint. */
export function keepTextSize(): void {
  const paint = () => {
    document.documentElement.dataset['teks'] = String(preferenceNow('look', DEFAULT_LOOK).textSize)
  }
  onPreferences(paint)
  paint()
}
