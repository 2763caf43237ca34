/** Reads a cookie's raw value. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

/** Writes a cookie for the whole site: SameSite Strict, and Secure unless the page itself came over plain http. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure()}`
}

/** Removes a cookie. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict${secure()}`
}

// Browsers accept Secure on http://localhost but drop it on another plain http address, which would sign people out.
function secure(): string {
  const isTrusted = location.protocol === 'https:' || location.hostname === 'localhost'
  return isTrusted ? '; Secure' : ''
}
