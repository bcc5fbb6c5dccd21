import { Component, type ComponentType, type ReactNode } from 'react'
import type { Page } from './page.ts'
import type { FailureProps } from './router.ts'

interface Props {
  /** A new page resets the error. */
  page: Page
  failure: ComponentType<FailureProps>
  children: ReactNode
}

interface State {
  page: Page
  caught: { error: unknown } | undefined
}

export class Boundary extends Component<Props, State> {
  override state: State = { page: this.props.page, caught: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, caught: undefined }
  }

  override render(): ReactNode {
    const { failure: Failure, children } = this.props
    const { caught } = this.state
    return caught ? <Failure error={caught.error} reset={() => this.setState({ caught: undefined })} /> : children
  }
}
