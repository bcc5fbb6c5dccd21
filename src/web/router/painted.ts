const longestFrameMs = 100

/** Resolves once the last change is painted, or soon after if no frames are drawn, as in a hidden tab. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestFrameMs)
    if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => setTimeout(resolve))
  })
