/** The part of React Router that pages use. Imported from here, it is one shared copy, and the build drops the rest. */
export {
  type Params,
  useBlocker,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
