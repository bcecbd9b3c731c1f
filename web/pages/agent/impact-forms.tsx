import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** One form of the Impact Framework. */
export interface ImpactForm {
  /** The hash of the address that shows it. */
  id: string;
  label: string;
  view: ReactNode;
}

/**
 * Shows one of the forms, and links to the others: the one that the hash of the address names, or the first. `path` is the page's
 * own, since a visitor may have come to it in other letters, as to '/agent/TARA'.
 *
 * All forms are in the document, so that search engines and visitors without scripts have them, and the browser's find-in-page
 * opens the one that contains what it finds.
 */
export function ImpactForms({ forms, path }: { forms: readonly ImpactForm[]; path: string }) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  // The document was rendered without a hash.
  const isHydrated = useHydrated();
  const named = isHydrated ? forms.find(({ id }) => id === hash.slice(1)) : undefined;
  const shown = named ?? forms[0];
  // The browser looked for the hash's target while the form was hidden. Where the visitor has scrolled since, or the browser has
  // restored a place, that place is kept.
  const isSought = named !== undefined && key === 'default' && named !== forms[0];
  useEffect(() => {
    if (isSought && window.scrollY === 0) void navigate(hash, { replace: true });
  }, [isSought, hash, navigate]);
  return (
    <div>
      {forms.length > 1 && (
        <Switch role="list">
          {forms.map(({ id, label }) => (
            <li key={id}>
              <Choice to={`${path}#${id}`} aria-current={id === shown?.id ? 'true' : undefined}>
                {label}
              </Choice>
            </li>
          ))}
        </Switch>
      )}
      {forms.map((form) => (
        <Form key={form.id} form={form} isShown={form.id === shown?.id} />
      ))}
    </div>
  );
}

function Form({ form: { id, label, view }, isShown }: { form: ImpactForm; isShown: boolean }) {
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  // React knows `hidden` as a boolean only (https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden).
  useEffect(() => {
    if (!isShown) panel.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);
  useEffect(() => {
    const element = panel.current;
    const show = () => void navigate(`#${id}`, { replace: true });
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, [id, navigate]);
  return (
    <Panel ref={panel} id={id} aria-label={label} hidden={!isShown}>
      {view}
    </Panel>
  );
}

const Switch = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[8]};
  margin-bottom: ${theme.space[8]};
  border-bottom: ${theme.border.hair} solid ${theme.color.rule};
`;

const Choice = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.medium};
  text-decoration: none;

  &:hover {
    color: ${theme.color.accent};
  }
  &[aria-current] {
    color: ${theme.color.ink};
    box-shadow: inset 0 -${theme.border.rule} ${theme.color.accent};
  }
`;

const Panel = styled.section`
  /* The link that leads here stays in view above it. */
  scroll-margin-top: calc(${theme.size.target} + ${theme.space[12]});

  @media (scripting: none) {
    &[hidden] {
      display: block;
      padding-top: ${theme.space[12]};
    }
  }
`;
