import { createContext, use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** How far the product is, in one sentence from Site settings; undefined when editors left it empty. */
export const ProductStatus = createContext<string | undefined>(undefined);

/** The product's status, at the head of whatever lists what it does: a screenshot of that section alone then includes it. */
export function StatusLine() {
  const status = use(ProductStatus);
  return status ? <Line>{status}</Line> : null;
}

const Line = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.inkSoft};
  font-family: ${theme.font.text};
  font-size: ${theme.text.small};
  letter-spacing: 0;
  line-height: ${theme.leading.snug};

  &::before {
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: ${theme.space[2]};
    border: ${theme.border.rule} solid ${theme.color.accent};
    border-radius: 50%;
    content: '';
  }
`;
