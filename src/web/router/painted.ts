const longestFrameMs = 100

/** When what was just changed has been seen, or soon after where no frames are drawn, as in a tab behind others. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestFrameMs)
    if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => setTimeout(resolve))
  })
