/** A button that disappears would lose the keyboard focus. This one stays focusable while it is off. */
export const whileOn = (isOn: boolean, act: () => void) => ({
  'aria-disabled': !isOn || undefined,
  onClick: () => {
    if (isOn) act()
  },
})

export const dimmed = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55'
