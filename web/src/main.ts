import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/golos-text/wght.css";
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

settings.apply(document.documentElement);
mount(App, { target: document.body });
