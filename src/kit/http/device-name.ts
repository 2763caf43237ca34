const BROWSERS: readonly (readonly [RegExp, string])[] = [
  // It calls itself Safari as well; a machine at work is worth knowing.
  [/\bHeadlessChrome\//, 'Chrome otomatis'],
  [/\bEdgA?\/|\bEdge\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/**
 * Names a browser for people, from what it says of itself.
 *
 *   deviceName('Mozilla/5.0 (Windows NT 10.0) … Chrome/140.0 Safari/537.36')  // Chrome di Windows
 */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Peramban'
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  return system ? `${browser} di ${system}` : browser
}
