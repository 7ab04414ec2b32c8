import type { Visit } from '@holeshot/platform/site';
import { Component, type ReactNode } from 'react';
import { RemoteRoot } from './remote-root';
import { RouteErrorView } from './route-error-view';
import { useServices } from './services';

/** The page of a visit, or what stands in its place. */
export function PageView({ visit }: { visit: Visit }) {
  const { findPage, pages, frozenHtml } = useServices();
  const match = findPage(visit.location.pathname);
  if (visit.failure) return <RouteErrorView error={visit.failure.error} />;
  if (!match) return null;
  const Page = pages.find(match.route.id)?.Component;
  if (!Page && frozenHtml !== null) return <RemoteRoot name={match.remote} html={frozenHtml} />;
  return (
    <Catch key={match.route.id} visit={visit}>
      <RemoteRoot name={match.remote}>{Page && <Page data={visit.data} />}</RemoteRoot>
    </Catch>
  );
}

interface CatchProps {
  visit: Visit;
  children: ReactNode;
}

interface CatchState {
  visit: Visit;
  caught: { error: unknown } | null;
}

/** Keeps what a page throws while rendering from taking the site along; the next visit gets a new chance. */
class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { visit: this.props.visit, caught: null };

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  static getDerivedStateFromProps = ({ visit }: CatchProps, state: CatchState) =>
    visit === state.visit ? null : { visit, caught: null };

  override render() {
    const { caught } = this.state;
    return caught ? <RouteErrorView error={caught.error} /> : this.props.children;
  }
}
